"""What Alembic runs: the migrations, over the connection it was handed."""

from alembic import context

from expedition.service.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite changes a table by copying it
)
context.run_migrations()

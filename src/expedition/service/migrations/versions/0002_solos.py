"""Games that somebody played alone, for their best scores."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "solos",
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("score", sa.Double, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("hints", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("guest_id", "table_id", name="pk_solos"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_solos_table_id"),
    )


def downgrade() -> None:
    op.drop_table("solos")

"""What players of Asta read: one Fluent file per language."""

"""The clauses PZ of docs/rules/palazzo.md, one file a chapter."""

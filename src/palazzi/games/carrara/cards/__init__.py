"""The cards of Carrara, one class per card and one file per colour."""

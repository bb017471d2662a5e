"""Pictures of a palace without a screen: for the terminal, docs and bug reports.

``solids`` finds where rays meet wood, ``paint`` makes light and shade of it, ``palace`` knows the
pieces of Palazzo Paletti and turns positions and whole records into images. Numpy and Pillow only:
no graphics driver is needed, and the same position gives the same picture everywhere.
"""

"""A software ray caster for pictures of a palace: for the terminal, docs and bug reports.

``solids`` finds where rays hit wood, ``paint`` adds light and shade, ``palace`` knows the pieces of
Palazzo Paletti, and ``film`` turns records into images and films. Numpy and Pillow only: no
graphics driver is needed, and the same position gives the same picture everywhere.
"""

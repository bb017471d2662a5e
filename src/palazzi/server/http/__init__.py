"""HTTP and websocket endpoints, the page's files, and what is checked before any of them.

An endpoint reads a request, calls a service and writes the reply; it decides nothing about a table.
"""

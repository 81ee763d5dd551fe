"""Writes workbooks with openpyxl: reads a list of them as JSON, each with the file to write and its content."""
import json
import sys

from openpyxl import Workbook
from openpyxl.utils.datetime import CALENDAR_MAC_1904
from openpyxl.styles.numbers import BUILTIN_FORMATS


def write(book):
    made = Workbook()
    sheet = made.active
    sheet.title = "보임"
    if book.get("is1904"):
        made.epoch = CALENDAR_MAC_1904
    if book.get("hasHiddenFirst"):
        hidden = made.create_sheet("숨김", 0)
        hidden["A1"] = "숨은 값"
        hidden.sheet_state = "hidden"
        made.active = 1
    sheet["A1"] = "값"
    cell = sheet["A2"]
    content = book["content"]
    kind = content["cell"]
    if kind == "text":
        cell.value = content["text"]
        # A text that begins with a sign of equality would be taken for a formula.
        cell.data_type = "s"
    elif kind == "number":
        cell.value = content["value"]
        if "format" in content:
            cell.number_format = content["format"]
        elif "formatId" in content:
            cell.number_format = BUILTIN_FORMATS[content["formatId"]]
    elif kind == "yes":
        cell.value = content["value"]
    elif kind == "error":
        cell.value = content["code"]
        cell.data_type = "e"
    elif kind == "formula":
        cell.value = "=" + content["formula"]
    made.save(book["file"])


for each in json.load(sys.stdin):
    write(each)

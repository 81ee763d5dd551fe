-- The lines that stand learn of their receipts, by the trigger of 0780.
update po_line line set completed_yn = completed_yn
  where exists (select from warehousing_line part where part.po_no = line.po_no and part.po_line_no = line.line_no);

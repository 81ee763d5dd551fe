-- The planner cannot know whose receipts an actor sees, and read all of them to show the lines of one. With "offset 0" each
-- line looks up its own receipt.

alter policy follows_receipt on warehousing_line
  using (exists (select from warehousing receipt where receipt.wh_req_no = warehousing_line.wh_req_no offset 0))
  with check (exists (select from warehousing receipt where receipt.wh_req_no = warehousing_line.wh_req_no));

-- Who is on a document may read it, whatever his part in it; the parts were written and never read.
alter table pr_party
  drop column is_requester, drop column is_receiver, drop column is_approver, drop column is_delegate;
alter table po_party
  drop column is_requester, drop column is_receiver, drop column is_approver, drop column is_delegate;
alter table warehousing_party
  drop column is_requester, drop column is_receiver, drop column is_approver, drop column is_delegate;

-- From any document to those before and after it: the ways that no index answered yet.
create index po_line_by_request on po_line (pr_no) where pr_no is not null;
create index order_request_by_quotation on order_request (rfq_no) where rfq_no is not null;
create index order_request_by_letter on order_request (loi_no) where loi_no is not null;
create index simple_order_by_order on simple_order (po_no) where po_no is not null;
create index tax_invoice_by_settlement on tax_invoice (adj_no) where adj_no is not null;
create index tax_invoice_by_claim on tax_invoice (none_no) where none_no is not null;
create index signifier_by_reversal on signifier (reverse_no) where reverse_no is not null;

-- What the drafter tells the approvers when a document is submitted.
alter table approval add column opinion varchar(1000);

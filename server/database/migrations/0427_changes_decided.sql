-- A change that is undecided has no decision; one that is decided may have been so before the record was kept.
alter table comp_change drop constraint comp_change_decided;
alter table comp_change add constraint comp_change_decided check (status = 'REQUESTED' or decided_dt is not null);

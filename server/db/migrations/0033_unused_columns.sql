-- Nothing reads them: failed attempts and waits are those of an address, in sign_in_failures, and loose files go in the
-- order of their ids.
alter table accounts drop column failed_count, drop column locked_until;
alter table loose_files drop column lost_at;

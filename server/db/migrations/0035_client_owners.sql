-- Calls bound Yjs clients to a bare account id or secret's hash, live rooms to 'account:…' and 'guest:…': the same person
-- counted as two. Now all say it as the rooms do.
-- The policies would hide the rows from an owner who is no superuser; rowSecurity.sql forces them again.
alter table design_clients no force row level security;
update design_clients set author = case when author ~ '^[0-9a-f]{64}$' then 'guest:' else 'account:' end || author
where author not like '%:%';

alter table design_updates no force row level security;
update design_updates set author = case when author ~ '^[0-9a-f]{64}$' then 'guest:' else 'account:' end || author
where author not like '%:%';

-- When the shop took a design out of the store: from then on it must be approved before it is published again.
alter table designs add column taken_out_at timestamptz;

-- What the shop has rejected is not in its store.
alter table designs no force row level security;
alter table design_publications no force row level security;
delete from design_publications p using designs d
where d.tenant_id = p.tenant_id and d.id = p.id and d.status = 'REJECTED';
update designs set published_at = null where status = 'REJECTED' and published_at is not null;

-- What owners change in the console. The picture of a logo is too long for the audit log, which tells its hash.
alter table tenants add column version integer not null default 1;
alter table tenants add column logo_md5 text generated always as (md5(logo)) stored;
drop trigger tenants_audit on tenants;
create trigger tenants_audit after update on tenants for each row
  when (pg_trigger_depth() = 0)
  execute function write_audit('shop', 'slug', 'name_kh', 'name_en', 'logo_md5', 'settings');

-- Prices that are not in force yet: one draft, and one book from a date on.
create table price_drafts (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  book jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint price_drafts_one unique (tenant_id)
);
create unique index price_books_one_scheduled on price_books (tenant_id) where status = 'scheduled';

drop trigger price_books_audit on price_books;
create trigger price_books_audit after insert or update of status on price_books for each row
  when (pg_trigger_depth() = 0) execute function write_audit('price-book', 'number', 'status', 'published_at');
create function audit_price_draft() returns trigger language plpgsql as $$
begin
  if current_user not in ('kitloom_tenant', 'kitloom_system') then return null; end if;
  insert into audit_log (tenant_id, id, actor, action, subject, detail) values (
    new.tenant_id, gen_random_uuid(), coalesce(nullif(current_setting('app.actor', true), ''), 'server'),
    'changed', 'price-draft', jsonb_build_object('book', jsonb_build_array(old.book, new.book)));
  return null;
end $$;
create trigger price_drafts_audit after update of book on price_drafts for each row
  when (pg_trigger_depth() = 0 and old.book is distinct from new.book) execute function audit_price_draft();
-- A promotional code is told by its name, whatever was changed of it.
create function audit_promotion() returns trigger language plpgsql as $$
begin
  if current_user not in ('kitloom_tenant', 'kitloom_system') then return null; end if;
  insert into audit_log (tenant_id, id, actor, action, subject, subject_id, detail) values (
    new.tenant_id, gen_random_uuid(), coalesce(nullif(current_setting('app.actor', true), ''), 'server'),
    case tg_op when 'INSERT' then 'added' else 'changed' end, 'promotion', new.id,
    jsonb_build_object('code', new.subject, 'basis_points', new.basis_points, 'valid_until', case tg_op
      when 'INSERT' then to_jsonb(new.valid_until) else jsonb_build_array(old.valid_until, new.valid_until) end));
  return null;
end $$;
create trigger promotions_audit_added after insert on price_rules for each row
  when (pg_trigger_depth() = 0 and new.kind = 'promotion') execute function audit_promotion();
create trigger promotions_audit after update on price_rules for each row
  when (pg_trigger_depth() = 0 and new.kind = 'promotion') execute function audit_promotion();

-- What changes rights, status or prices, and what is deleted, is written down by the database: no code can forget it.
-- The first argument names the subject, the others the columns that are told.
create function write_audit() returns trigger language plpgsql as $$
declare
  before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  after jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  whole jsonb := before || after;
  told jsonb := '{}';
  named text;
begin
  -- Migrations run as the owner, who is nobody's actor.
  if current_user not in ('kitloom_tenant', 'kitloom_system') then return null; end if;
  foreach named in array tg_argv[1:] loop
    if tg_op <> 'UPDATE' then
      told := told || jsonb_build_object(named, whole -> named);
    elsif before -> named is distinct from after -> named then
      told := told || jsonb_build_object(named, jsonb_build_array(before -> named, after -> named));
    end if;
  end loop;
  insert into audit_log (tenant_id, id, actor, action, subject, subject_id, detail) values (
    coalesce(whole ->> 'tenant_id', whole ->> 'id')::uuid,
    gen_random_uuid(),
    coalesce(nullif(current_setting('app.actor', true), ''), 'server'),
    case tg_op when 'INSERT' then 'added' when 'UPDATE' then 'changed' else 'deleted' end,
    tg_argv[0],
    (whole ->> 'id')::uuid,
    told);
  return null;
end $$;

-- At depth 0 nothing else caused the change: what goes with an account or a shop is told by that.
create trigger account_roles_audit_added after insert on account_roles for each row
  when (pg_trigger_depth() = 0 and new.role <> 'customer') execute function write_audit('role', 'account_id', 'client', 'role');
create trigger account_roles_audit after update or delete on account_roles for each row
  when (pg_trigger_depth() = 0) execute function write_audit('role', 'account_id', 'client', 'role');
create trigger accounts_audit after update of status on accounts for each row
  when (pg_trigger_depth() = 0 and old.status is distinct from new.status) execute function write_audit('account', 'status');
create trigger accounts_audit_deleted after delete on accounts for each row
  when (pg_trigger_depth() = 0) execute function write_audit('account', 'status');
create trigger design_shares_audit_added after insert on design_shares for each row
  when (pg_trigger_depth() = 0) execute function write_audit('share', 'design_id', 'scope');
create trigger design_shares_audit after update of scope, revoked_at, expires_at on design_shares for each row
  when (pg_trigger_depth() = 0) execute function write_audit('share', 'scope', 'revoked_at', 'expires_at');
create trigger designs_audit after update of status, deleted_at, taken_out_at, owner_id on designs for each row
  when (pg_trigger_depth() = 0 and row (old.status, old.deleted_at, old.taken_out_at, old.owner_id)
    is distinct from row (new.status, new.deleted_at, new.taken_out_at, new.owner_id))
  execute function write_audit('design', 'status', 'deleted_at', 'taken_out_at', 'owner_id');
create trigger designs_audit_deleted after delete on designs for each row
  when (pg_trigger_depth() = 0) execute function write_audit('design', 'status', 'owner_id');
create trigger orders_audit after update of status on orders for each row
  when (pg_trigger_depth() = 0 and old.status is distinct from new.status) execute function write_audit('order', 'number', 'status');
create trigger price_books_audit after insert or update of status on price_books for each row
  when (pg_trigger_depth() = 0) execute function write_audit('price-book', 'number', 'status');
create trigger price_rules_audit after update or delete on price_rules for each row
  when (pg_trigger_depth() = 0)
  execute function write_audit('price', 'kind', 'subject', 'product_type', 'fabric', 'quantity', 'amount', 'basis_points', 'valid_until');
create trigger tenants_audit after update on tenants for each row
  when (pg_trigger_depth() = 0) execute function write_audit('shop', 'slug', 'name_kh', 'name_en', 'settings');
create trigger assets_audit_deleted after delete on assets for each row
  when (pg_trigger_depth() = 0) execute function write_audit('image', 'sha256', 'size');

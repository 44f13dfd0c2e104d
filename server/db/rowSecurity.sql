-- This runs after every new migration and is idempotent.

do $$
begin
  -- Roles belong to the whole cluster: another database or a concurrent server may have created them.
  begin create role kitloom_tenant nologin; exception when duplicate_object or unique_violation then null; end;
  begin create role kitloom_system nologin; exception when duplicate_object or unique_violation then null; end;
  -- The role of a connection between transactions. It has no rights.
  begin create role kitloom_idle nologin; exception when duplicate_object or unique_violation then null; end;
  -- A superuser can use any role. Another owner must be a member; if it may not grant that, it was granted before.
  if not (select rolsuper from pg_roles where rolname = current_user) then
    begin
      execute format('grant kitloom_tenant, kitloom_system, kitloom_idle to %I', current_user);
    exception when insufficient_privilege then null; end;
  end if;
end $$;

grant usage on schema public to kitloom_tenant, kitloom_system;

do $$
declare
  the record;
begin
  for the in
    select c.oid::regclass as name, c.relname,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped) as of_tenant
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and c.relname <> 'migrations'
  loop
    execute format('grant select, insert, update, delete on %s to kitloom_system', the.name);
    -- Tables without a tenant, such as signing keys, are only for the system role.
    continue when not the.of_tenant and the.relname <> 'tenants';
    execute format('grant select, insert, update, delete on %s to kitloom_tenant', the.name);
    execute format('alter table %s enable row level security', the.name);
    execute format('alter table %s force row level security', the.name);
    execute format('drop policy if exists own_rows on %s', the.name);
    -- Without a tenant no rows are visible, because null equals nothing.
    execute format(
      'create policy own_rows on %1$s to kitloom_tenant using (%2$s = %3$s) with check (%2$s = %3$s)',
      the.name,
      case when the.of_tenant then 'tenant_id' else 'id' end,
      'nullif(current_setting(''app.tenant'', true), '''')::uuid');
    execute format('drop policy if exists all_rows on %s', the.name);
    execute format('create policy all_rows on %s to kitloom_system using (true) with check (true)', the.name);
  end loop;
end $$;

-- A tenant can change its own name and settings; only the system role creates and removes tenants.
revoke insert, delete on tenants from kitloom_tenant;
revoke insert, update, delete on tenant_hosts from kitloom_tenant;

-- Only its trigger counts.
revoke insert, update, delete on store_counts from kitloom_tenant, kitloom_system;

-- What happened stays as it was written. Only what it belongs to takes it along: keys cascade as the owner.
revoke update, delete on design_revisions, design_history, auth_events, audit_log from kitloom_tenant;
revoke update, delete on audit_log from kitloom_system;

grant select on design_transitions to kitloom_tenant;

-- What was ordered, what happened to it and what was paid stay as they are.
revoke update, delete on order_lines, order_history, payments, invoices from kitloom_tenant;
revoke delete on orders, counters from kitloom_tenant;
grant select on order_transitions to kitloom_tenant;

-- What may follow what: the same table as server/contract/designStates.ts.
create table design_transitions (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
insert into design_transitions values
  ('DRAFT', 'REVIEWING'),
  ('REVIEWING', 'READY'),
  ('REVIEWING', 'REJECTED'),
  ('REVIEWING', 'DRAFT'),
  ('READY', 'DRAFT'),
  ('REJECTED', 'DRAFT');

create function refuse_design_transition() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'DRAFT' then
      raise exception 'A design begins as DRAFT, not as %.', new.status using errcode = 'check_violation', constraint = 'design_transitions';
    end if;
  elsif not exists (select from design_transitions where from_status = old.status and to_status = new.status) then
    raise exception 'A design cannot go from % to %.', old.status, new.status using errcode = 'check_violation', constraint = 'design_transitions';
  end if;
  return new;
end $$;

create trigger designs_begin before insert on designs for each row execute function refuse_design_transition();
create trigger designs_go_on before update of status on designs for each row
  when (old.status is distinct from new.status) execute function refuse_design_transition();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of % never change.', tg_table_name using errcode = 'check_violation', constraint = 'never_changes';
end $$;

create trigger design_revisions_stay before update on design_revisions for each row execute function refuse_change();
create trigger audit_log_stays before update on audit_log for each row execute function refuse_change();

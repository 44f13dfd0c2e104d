-- An old token is deleted when it has expired. Its successors stay: they belong to a session that goes on.
alter table refresh_tokens
  drop constraint "refresh_tokens_tenant_id_parent_id_refresh_tokens_tenant_id_id_fk",
  add constraint refresh_tokens_parent foreign key (tenant_id, parent_id)
    references refresh_tokens (tenant_id, id) on delete set null (parent_id);

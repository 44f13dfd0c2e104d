-- What the lists of the console look for among all designs of a shop.
create index design_reviews_pending on design_reviews (tenant_id, created_at) where decision is null;
create index designs_shown on designs (tenant_id, status, updated_at) where status <> 'DRAFT' and deleted_at is null;
create index orders_wished on orders (tenant_id, status, (delivery ->> 'wishedDate'));

CREATE TABLE "account_roles" (
  "tenant_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "account_id" uuid NOT NULL,
  "client" text NOT NULL,
  "role" text NOT NULL,
  CONSTRAINT "account_roles_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
  CONSTRAINT "account_roles_once" UNIQUE("tenant_id","account_id","client","role"),
  CONSTRAINT "account_roles_admin" CHECK ("account_roles"."role" <> 'ADMIN' or "account_roles"."client" = 'console')
);
CREATE TABLE "accounts" (
  "tenant_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "email" text NOT NULL,
  "email_norm" text NOT NULL,
  "password_hash" text,
  "first_name" text NOT NULL,
  "last_name" text NOT NULL,
  "phone" text DEFAULT '' NOT NULL,
  "language" text NOT NULL,
  "status" text DEFAULT 'unconfirmed' NOT NULL,
  "failed_count" integer DEFAULT 0 NOT NULL,
  "locked_until" timestamp with time zone,
  "terms_version" text,
  "terms_accepted_at" timestamp with time zone,
  "version" integer DEFAULT 1 NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "accounts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
  CONSTRAINT "accounts_email" UNIQUE("tenant_id","email_norm"),
  CONSTRAINT "accounts_status" CHECK ("accounts"."status" in ('unconfirmed', 'active', 'locked', 'blocked'))
);
CREATE TABLE "identities" (
  "tenant_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "account_id" uuid NOT NULL,
  "provider" text NOT NULL,
  "subject" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "identities_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
  CONSTRAINT "identities_subject" UNIQUE("tenant_id","provider","subject")
);
CREATE TABLE "notification_settings" (
  "tenant_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "settings" jsonb NOT NULL,
  "version" integer DEFAULT 1 NOT NULL,
  "updated_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "notification_settings_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
CREATE TABLE "one_time_tokens" (
  "tenant_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "account_id" uuid NOT NULL,
  "purpose" text NOT NULL,
  "hash" text NOT NULL,
  "attempts" integer DEFAULT 0 NOT NULL,
  "expires_at" timestamp with time zone NOT NULL,
  "used_at" timestamp with time zone,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "one_time_tokens_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
CREATE TABLE "assets" (
  "tenant_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "owner_id" uuid,
  "guest_hash" text,
  "media_type" text NOT NULL,
  "size" bigint NOT NULL,
  "sha256" text NOT NULL,
  "shown_sha256" text NOT NULL,
  "width" integer,
  "height" integer,
  "file_name" text DEFAULT '' NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "deleted_at" timestamp with time zone,
  CONSTRAINT "assets_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
CREATE TABLE "resources" (
  "tenant_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "kind" text NOT NULL,
  "name" text NOT NULL,
  "title" text NOT NULL,
  "lang" text,
  "asset_id" uuid,
  "detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
  "version" integer DEFAULT 1 NOT NULL,
  "shown" boolean DEFAULT true NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "resources_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
  CONSTRAINT "resources_name" UNIQUE("tenant_id","kind","name")
);
CREATE TABLE "contact_messages" (
  "tenant_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "account_id" uuid,
  "contact" text NOT NULL,
  "subject" text NOT NULL,
  "message" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "handled_at" timestamp with time zone,
  CONSTRAINT "contact_messages_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
CREATE TABLE "design_comments" (
  "tenant_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "design_id" uuid NOT NULL,
  "parent_id" uuid,
  "author" text NOT NULL,
  "author_name" text NOT NULL,
  "panel" text NOT NULL,
  "x_mm" double precision NOT NULL,
  "y_mm" double precision NOT NULL,
  "text" text NOT NULL,
  "resolved_at" timestamp with time zone,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "design_comments_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
CREATE TABLE "design_reviews" (
  "tenant_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "design_id" uuid NOT NULL,
  "revision_id" uuid NOT NULL,
  "decision" text,
  "note" text DEFAULT '' NOT NULL,
  "reviewer_id" uuid,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "decided_at" timestamp with time zone,
  CONSTRAINT "design_reviews_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
  CONSTRAINT "design_reviews_decided" CHECK (("design_reviews"."decision" is null) = ("design_reviews"."decided_at" is null))
);
CREATE TABLE "design_revisions" (
  "tenant_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "design_id" uuid NOT NULL,
  "number" integer NOT NULL,
  "bytes" "bytea" NOT NULL,
  "sha256" text NOT NULL,
  "reason" text NOT NULL,
  "author" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "design_revisions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
  CONSTRAINT "design_revisions_number" UNIQUE("tenant_id","design_id","number")
);
CREATE TABLE "design_clients" (
  "tenant_id" uuid NOT NULL,
  "design_id" uuid NOT NULL,
  "client_id" bigint NOT NULL,
  "author" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "design_clients_tenant_id_design_id_client_id_pk" PRIMARY KEY("tenant_id","design_id","client_id")
);
CREATE TABLE "design_snapshots" (
  "tenant_id" uuid NOT NULL,
  "design_id" uuid NOT NULL,
  "seq" bigint NOT NULL,
  "bytes" "bytea" NOT NULL,
  "sha256" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "design_snapshots_tenant_id_design_id_seq_pk" PRIMARY KEY("tenant_id","design_id","seq")
);
CREATE TABLE "design_updates" (
  "tenant_id" uuid NOT NULL,
  "design_id" uuid NOT NULL,
  "seq" bigint NOT NULL,
  "client_id" bigint NOT NULL,
  "author" text NOT NULL,
  "bytes" "bytea" NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "design_updates_tenant_id_design_id_seq_pk" PRIMARY KEY("tenant_id","design_id","seq")
);
CREATE TABLE "designs" (
  "tenant_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "owner_id" uuid,
  "guest_hash" text,
  "name" text DEFAULT '' NOT NULL,
  "product_type" text NOT NULL,
  "status" text DEFAULT 'DRAFT' NOT NULL,
  "version" integer DEFAULT 1 NOT NULL,
  "seq" bigint DEFAULT 0 NOT NULL,
  "thumbnail" text,
  "published_at" timestamp with time zone,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp with time zone DEFAULT now() NOT NULL,
  "designed_at" timestamp with time zone DEFAULT now() NOT NULL,
  "deleted_at" timestamp with time zone,
  CONSTRAINT "designs_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
  CONSTRAINT "designs_one_owner" CHECK (num_nonnulls("designs"."owner_id", "designs"."guest_hash") = 1),
  CONSTRAINT "designs_status" CHECK ("designs"."status" in ('DRAFT', 'REVIEWING', 'READY', 'REJECTED'))
);
CREATE TABLE "design_shares" (
  "tenant_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "design_id" uuid NOT NULL,
  "secret_hash" text NOT NULL,
  "scope" text NOT NULL,
  "label" text DEFAULT '' NOT NULL,
  "author" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "expires_at" timestamp with time zone,
  "revoked_at" timestamp with time zone,
  CONSTRAINT "design_shares_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
  CONSTRAINT "design_shares_secret" UNIQUE("tenant_id","secret_hash"),
  CONSTRAINT "design_shares_scope" CHECK ("design_shares"."scope" in ('view', 'comment', 'edit'))
);
CREATE TABLE "ratings" (
  "tenant_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "design_id" uuid NOT NULL,
  "author" text NOT NULL,
  "rating" integer NOT NULL,
  "comment" text DEFAULT '' NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "ratings_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
  CONSTRAINT "ratings_once" UNIQUE("tenant_id","design_id","author"),
  CONSTRAINT "ratings_stars" CHECK ("ratings"."rating" between 1 and 5)
);
CREATE TABLE "audit_log" (
  "tenant_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "actor" text NOT NULL,
  "action" text NOT NULL,
  "subject" text NOT NULL,
  "subject_id" uuid,
  "detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "audit_log_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
CREATE TABLE "idempotency_keys" (
  "tenant_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "author" text NOT NULL,
  "key" text NOT NULL,
  "request_sha256" text NOT NULL,
  "status" integer,
  "answer" jsonb,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "idempotency_keys_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
  CONSTRAINT "idempotency_keys_once" UNIQUE("tenant_id","author","key")
);
CREATE TABLE "outbox" (
  "tenant_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "kind" text NOT NULL,
  "recipient" text NOT NULL,
  "content" jsonb NOT NULL,
  "attempts" integer DEFAULT 0 NOT NULL,
  "next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
  "sent_at" timestamp with time zone,
  "failed_at" timestamp with time zone,
  "last_error" text,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "outbox_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
CREATE TABLE "players" (
  "tenant_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "account_id" uuid NOT NULL,
  "name" text NOT NULL,
  "number" text NOT NULL,
  "size" text NOT NULL,
  "goalkeeper" boolean DEFAULT false NOT NULL,
  "version" integer DEFAULT 1 NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "players_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
CREATE TABLE "price_books" (
  "tenant_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "number" integer NOT NULL,
  "currency" text NOT NULL,
  "status" text DEFAULT 'draft' NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "published_at" timestamp with time zone,
  CONSTRAINT "price_books_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
  CONSTRAINT "price_books_number" UNIQUE("tenant_id","number")
);
CREATE TABLE "price_rules" (
  "tenant_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "book_id" uuid NOT NULL,
  "kind" text NOT NULL,
  "product_type" text,
  "fabric" text,
  "subject" text,
  "quantity" integer,
  "amount" bigint,
  "basis_points" integer,
  "valid_until" timestamp with time zone,
  CONSTRAINT "price_rules_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
  CONSTRAINT "price_rules_amount" CHECK ("price_rules"."amount" is null or "price_rules"."amount" >= 0),
  CONSTRAINT "price_rules_basis_points" CHECK ("price_rules"."basis_points" is null or "price_rules"."basis_points" between 0 and 10000),
  CONSTRAINT "price_rules_quantity" CHECK ("price_rules"."quantity" is null or "price_rules"."quantity" >= 1)
);
CREATE TABLE "auth_events" (
  "tenant_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "account_id" uuid,
  "kind" text NOT NULL,
  "client" text,
  "address" text DEFAULT '' NOT NULL,
  "detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "auth_events_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
CREATE TABLE "refresh_tokens" (
  "tenant_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "session_id" uuid NOT NULL,
  "hash" text NOT NULL,
  "parent_id" uuid,
  "expires_at" timestamp with time zone NOT NULL,
  "used_at" timestamp with time zone,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "refresh_tokens_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
  CONSTRAINT "refresh_tokens_hash" UNIQUE("tenant_id","hash"),
  CONSTRAINT "refresh_tokens_one_successor" UNIQUE("tenant_id","parent_id")
);
CREATE TABLE "sessions" (
  "tenant_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "account_id" uuid NOT NULL,
  "client" text NOT NULL,
  "device" text NOT NULL,
  "address" text DEFAULT '' NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
  "expires_at" timestamp with time zone NOT NULL,
  "ended_at" timestamp with time zone,
  "ended_because" text,
  CONSTRAINT "sessions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
CREATE TABLE "signing_keys" (
  "id" uuid PRIMARY KEY NOT NULL,
  "algorithm" text NOT NULL,
  "public_jwk" jsonb NOT NULL,
  "private_jwk" jsonb NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "retired_at" timestamp with time zone,
  "expires_at" timestamp with time zone
);
ALTER TABLE "account_roles" ADD CONSTRAINT "account_roles_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "account_roles" ADD CONSTRAINT "account_roles_tenant_id_account_id_accounts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "accounts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "identities" ADD CONSTRAINT "identities_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "identities" ADD CONSTRAINT "identities_tenant_id_account_id_accounts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "accounts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_tenant_id_id_accounts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","id") REFERENCES "accounts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_tenant_id_account_id_accounts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "accounts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "assets" ADD CONSTRAINT "assets_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "assets" ADD CONSTRAINT "assets_tenant_id_owner_id_accounts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","owner_id") REFERENCES "accounts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "resources" ADD CONSTRAINT "resources_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "resources" ADD CONSTRAINT "resources_tenant_id_asset_id_assets_tenant_id_id_fk" FOREIGN KEY ("tenant_id","asset_id") REFERENCES "assets"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_tenant_id_account_id_accounts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "accounts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "design_comments" ADD CONSTRAINT "design_comments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "design_comments" ADD CONSTRAINT "design_comments_tenant_id_design_id_designs_tenant_id_id_fk" FOREIGN KEY ("tenant_id","design_id") REFERENCES "designs"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "design_comments" ADD CONSTRAINT "design_comments_tenant_id_parent_id_design_comments_tenant_id_id_fk" FOREIGN KEY ("tenant_id","parent_id") REFERENCES "design_comments"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "design_reviews" ADD CONSTRAINT "design_reviews_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "design_reviews" ADD CONSTRAINT "design_reviews_tenant_id_design_id_designs_tenant_id_id_fk" FOREIGN KEY ("tenant_id","design_id") REFERENCES "designs"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "design_reviews" ADD CONSTRAINT "design_reviews_tenant_id_revision_id_design_revisions_tenant_id_id_fk" FOREIGN KEY ("tenant_id","revision_id") REFERENCES "design_revisions"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "design_reviews" ADD CONSTRAINT "design_reviews_tenant_id_reviewer_id_accounts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","reviewer_id") REFERENCES "accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "design_revisions" ADD CONSTRAINT "design_revisions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "design_revisions" ADD CONSTRAINT "design_revisions_tenant_id_design_id_designs_tenant_id_id_fk" FOREIGN KEY ("tenant_id","design_id") REFERENCES "designs"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "design_clients" ADD CONSTRAINT "design_clients_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "design_clients" ADD CONSTRAINT "design_clients_tenant_id_design_id_designs_tenant_id_id_fk" FOREIGN KEY ("tenant_id","design_id") REFERENCES "designs"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "design_snapshots" ADD CONSTRAINT "design_snapshots_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "design_snapshots" ADD CONSTRAINT "design_snapshots_tenant_id_design_id_designs_tenant_id_id_fk" FOREIGN KEY ("tenant_id","design_id") REFERENCES "designs"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "design_updates" ADD CONSTRAINT "design_updates_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "design_updates" ADD CONSTRAINT "design_updates_tenant_id_design_id_designs_tenant_id_id_fk" FOREIGN KEY ("tenant_id","design_id") REFERENCES "designs"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "designs" ADD CONSTRAINT "designs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "designs" ADD CONSTRAINT "designs_tenant_id_owner_id_accounts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","owner_id") REFERENCES "accounts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "design_shares" ADD CONSTRAINT "design_shares_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "design_shares" ADD CONSTRAINT "design_shares_tenant_id_design_id_designs_tenant_id_id_fk" FOREIGN KEY ("tenant_id","design_id") REFERENCES "designs"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_tenant_id_design_id_designs_tenant_id_id_fk" FOREIGN KEY ("tenant_id","design_id") REFERENCES "designs"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "players" ADD CONSTRAINT "players_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "players" ADD CONSTRAINT "players_tenant_id_account_id_accounts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "accounts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "price_books" ADD CONSTRAINT "price_books_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "price_rules" ADD CONSTRAINT "price_rules_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "price_rules" ADD CONSTRAINT "price_rules_tenant_id_book_id_price_books_tenant_id_id_fk" FOREIGN KEY ("tenant_id","book_id") REFERENCES "price_books"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "auth_events" ADD CONSTRAINT "auth_events_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "auth_events" ADD CONSTRAINT "auth_events_tenant_id_account_id_accounts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "accounts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_tenant_id_session_id_sessions_tenant_id_id_fk" FOREIGN KEY ("tenant_id","session_id") REFERENCES "sessions"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_tenant_id_parent_id_refresh_tokens_tenant_id_id_fk" FOREIGN KEY ("tenant_id","parent_id") REFERENCES "refresh_tokens"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_tenant_id_account_id_accounts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "accounts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "identities_of_account" ON "identities" USING btree ("tenant_id","account_id");
CREATE INDEX "one_time_tokens_of_account" ON "one_time_tokens" USING btree ("tenant_id","account_id","purpose");
CREATE UNIQUE INDEX "one_time_tokens_hash" ON "one_time_tokens" USING btree ("tenant_id","purpose","account_id","hash");
CREATE INDEX "one_time_tokens_by_hash" ON "one_time_tokens" USING btree ("tenant_id","hash");
CREATE INDEX "assets_of_owner" ON "assets" USING btree ("tenant_id","owner_id");
CREATE INDEX "assets_of_guest" ON "assets" USING btree ("tenant_id","guest_hash");
CREATE INDEX "assets_by_content" ON "assets" USING btree ("tenant_id","sha256");
CREATE INDEX "contact_messages_new" ON "contact_messages" USING btree ("tenant_id","created_at");
CREATE INDEX "design_comments_of_design" ON "design_comments" USING btree ("tenant_id","design_id","created_at");
CREATE INDEX "design_reviews_of_design" ON "design_reviews" USING btree ("tenant_id","design_id","created_at");
CREATE INDEX "designs_of_owner" ON "designs" USING btree ("tenant_id","owner_id","updated_at");
CREATE INDEX "designs_of_guest" ON "designs" USING btree ("tenant_id","guest_hash");
CREATE INDEX "designs_published" ON "designs" USING btree ("tenant_id","published_at") WHERE "designs"."published_at" is not null;
CREATE INDEX "design_shares_of_design" ON "design_shares" USING btree ("tenant_id","design_id");
CREATE INDEX "audit_log_latest" ON "audit_log" USING btree ("tenant_id","created_at");
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at") WHERE "outbox"."sent_at" is null and "outbox"."failed_at" is null;
CREATE INDEX "outbox_latest" ON "outbox" USING btree ("tenant_id","created_at");
CREATE INDEX "players_of_account" ON "players" USING btree ("tenant_id","account_id","created_at");
CREATE UNIQUE INDEX "price_books_one_published" ON "price_books" USING btree ("tenant_id") WHERE "price_books"."status" = 'published';
CREATE INDEX "price_rules_of_book" ON "price_rules" USING btree ("tenant_id","book_id");
CREATE INDEX "auth_events_of_account" ON "auth_events" USING btree ("tenant_id","account_id","created_at");
CREATE INDEX "refresh_tokens_of_session" ON "refresh_tokens" USING btree ("tenant_id","session_id");
CREATE INDEX "sessions_of_account" ON "sessions" USING btree ("tenant_id","account_id");

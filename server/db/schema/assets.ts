import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ImageResponse } from '../../contract/images.ts'
import { accounts } from './accounts.ts'
import { createdAt, id, tenantId, timestamptz } from './columns.ts'

/** An uploaded file by its content. Its bytes are in the file store. */
export const assets = pgTable(
  'assets',
  {
    tenantId: tenantId(),
    id: id(),
    /** The uploader: an account, or the guest whose secret has this hash; both are null for the shop's own files. */
    ownerId: uuid('owner_id'),
    guestHash: text('guest_hash'),
    /** The sha256 of the network of that guest. */
    guestNetwork: text('guest_network'),
    /** The sniffed type, not the declared one. */
    mediaType: text('media_type').notNull(),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** The hash of the original, hex; its key in the file store. */
    sha256: text('sha256').notNull(),
    /** The hash of the cleaned file that browsers get, without EXIF. */
    shownSha256: text('shown_sha256').notNull(),
    /** Pixels. */
    width: integer('width'),
    height: integer('height'),
    fileName: text('file_name').notNull().default(''),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.ownerId], foreignColumns: [accounts.tenantId, accounts.id] }).onDelete(
      'cascade',
    ),
    index('assets_of_owner').on(table.tenantId, table.ownerId),
    index('assets_of_guest').on(table.tenantId, table.guestHash),
    index('assets_of_guest_network').on(table.tenantId, table.guestNetwork),
    index('assets_by_content').on(table.tenantId, table.sha256),
    index('assets_by_file').on(table.sha256),
    index('assets_by_shown_file').on(table.shownSha256),
  ],
)

export const resourceKinds = ['font', 'pattern', 'graphic', 'template', 'avatar'] as const

/** Resources of a shop, in addition to the built-in ones. */
export const resources = pgTable(
  'resources',
  {
    tenantId: tenantId(),
    id: id(),
    kind: text('kind', { enum: resourceKinds }).notNull(),
    /** Unique per kind: the family of a font, `folder/file` of a graphic. */
    name: text('name').notNull(),
    title: text('title').notNull(),
    /** The language of a font. */
    lang: text('lang'),
    assetId: uuid('asset_id'),
    detail: jsonb('detail').notNull().default({}).$type<Readonly<Record<string, unknown>>>(),
    version: integer('version').notNull().default(1),
    shown: boolean('shown').notNull().default(true),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.assetId], foreignColumns: [assets.tenantId, assets.id] }),
    unique('resources_name').on(table.tenantId, table.kind, table.name),
  ],
)

/**
 * Files that lost a row that referred to them, in any shop; a trigger on `assets` writes them. Each loss is a row, so
 * that handling one does not remove another one that was added in the meantime.
 */
export const looseFiles = pgTable('loose_files', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  sha256: text('sha256').notNull(),
})

/** Cached responses of the external image library, shared by all shops. */
export const imageResponses = pgTable(
  'image_responses',
  {
    query: text('query').primaryKey(),
    response: jsonb('response').notNull().$type<ImageResponse>(),
    requestedAt: timestamptz('requested_at').notNull(),
  },
  table => [index('image_responses_by_age').on(table.requestedAt)],
)

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
import type { ImageAnswer } from '../../contract/images.ts'
import { accounts } from './accounts.ts'
import { createdAt, id, moment, tenantId } from './columns.ts'

/** A file that somebody uploaded, by its content. The bytes are in the file store. */
export const assets = pgTable(
  'assets',
  {
    tenantId: tenantId(),
    id: id(),
    /** Who brought it: an account, or the guest whose secret has this hash; neither for the shop's own. */
    ownerId: uuid('owner_id'),
    guestHash: text('guest_hash'),
    /** As sniffed, not as claimed. */
    mediaType: text('media_type').notNull(),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Of the original, hex; its key in the file store. */
    sha256: text('sha256').notNull(),
    /** Of what is shown in browsers: without EXIF, made safe. */
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
    index('assets_by_content').on(table.tenantId, table.sha256),
    index('assets_by_file').on(table.sha256),
    index('assets_by_shown_file').on(table.shownSha256),
  ],
)

export const resourceKinds = ['font', 'pattern', 'graphic', 'template', 'avatar'] as const

/** What a shop adds to the resources that everybody has; those come with the house. */
export const resources = pgTable(
  'resources',
  {
    tenantId: tenantId(),
    id: id(),
    kind: text('kind', { enum: resourceKinds }).notNull(),
    /** Unique among its kind: a font's family, `folder/file` of a graphic. */
    name: text('name').notNull(),
    title: text('title').notNull(),
    /** Language of a font. */
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
 * Files of the store that have lost a row which named them, in whichever shop: a trigger of `assets` writes them. Each
 * loss is a row of its own, so that whoever has looked after one takes away no other that came meanwhile.
 */
export const looseFiles = pgTable('loose_files', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  sha256: text('sha256').notNull(),
})

/** What the picture library outside has answered; the same for every shop. */
export const imageAnswers = pgTable(
  'image_answers',
  {
    question: text('question').primaryKey(),
    answer: jsonb('answer').notNull().$type<ImageAnswer>(),
    askedAt: moment('asked_at').notNull(),
  },
  table => [index('image_answers_by_age').on(table.askedAt)],
)

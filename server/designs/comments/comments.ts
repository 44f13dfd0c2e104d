import { and, asc, eq, type InferSelectModel } from 'drizzle-orm'
import type { DesignComment, NewComment } from '../../contract/designs/designComment.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { designComments } from '../../db/schema/designReviews.ts'
import { Problem } from '../../http/problem.ts'
import type { Person } from '../design.ts'
import type { DesignWork } from '../designWork.ts'
import { notifyMentioned } from './mentions.ts'

type CommentRow = InferSelectModel<typeof designComments>

const maxOfOneDesign = 2000

const toComment = (comment: CommentRow, author: string | null): DesignComment => {
  const { id, parentId, authorName, byShop, panel, xMm, yMm, text, resolvedAt, createdAt } = comment
  return {
    id,
    parentId,
    name: authorName,
    own: comment.author === author,
    byShop,
    panel,
    xMm,
    yMm,
    text,
    resolvedAt: resolvedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}

/** Oldest first. */
export async function listComments({ tx }: DesignWork, designId: string, person: Person | null) {
  const rows = await tx
    .select()
    .from(designComments)
    .where(eq(designComments.designId, designId))
    .orderBy(asc(designComments.createdAt), asc(designComments.id))
    .limit(maxOfOneDesign)
  return { items: rows.map(row => toComment(row, person?.author ?? null)) }
}

/** @throws Problem not-found when the parent comment is not on this design */
export async function addComment(
  work: DesignWork,
  {
    designId,
    person,
    byShop = false,
  }: { readonly designId: string; readonly person: Person; readonly byShop?: boolean },
  { name, parentId, ...input }: NewComment,
): Promise<DesignComment> {
  const { tx, tenant, now, newId } = work
  if (parentId !== null) await findComment(work, designId, parentId)
  const [saved] = await tx
    .insert(designComments)
    .values({
      tenantId: tenant.id,
      id: newId(),
      designId,
      parentId,
      author: person.author,
      byShop,
      createdAt: now,
      ...input,
      authorName: await nameOf(work, person, name),
    })
    .returning()
  if (!saved) throw new Error('The comment was not saved.')
  await notifyMentioned(work, saved)
  return toComment(saved, person.author)
}

export async function resolveComment(
  work: DesignWork,
  { designId, id, person }: { readonly designId: string; readonly id: string; readonly person: Person },
  resolved: boolean,
): Promise<DesignComment> {
  await findComment(work, designId, id)
  const [changed] = await work.tx
    .update(designComments)
    .set({ resolvedAt: resolved ? work.now : null })
    .where(eq(designComments.id, id))
    .returning()
  if (!changed) throw new Problem('not-found')
  return toComment(changed, person.author)
}

/** Deletes a comment with its replies. */
export async function removeComment(work: DesignWork, designId: string, id: string): Promise<void> {
  await findComment(work, designId, id)
  await work.tx.delete(designComments).where(eq(designComments.id, id))
}

async function findComment({ tx }: DesignWork, designId: string, id: string): Promise<CommentRow> {
  const [found] = await tx
    .select()
    .from(designComments)
    .where(and(eq(designComments.designId, designId), eq(designComments.id, id)))
  if (!found) throw new Problem('not-found')
  return found
}

async function nameOf({ tx }: DesignWork, { accountId }: Person, input: string): Promise<string> {
  if (accountId === null) return input
  const [account] = await tx
    .select({ firstName: accounts.firstName, lastName: accounts.lastName })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return account ? `${account.firstName} ${account.lastName}` : input
}

import { randomUUID } from 'node:crypto'
import { current, expectCode, sendKit, step } from '../../../support/server/designers.ts'
import type { Entered } from '../../../support/server/enter.ts'
import { images } from '../../../support/server/uploadFiles.ts'

/** An empty design. */
export async function emptyDesign(owner: Entered): Promise<string> {
  const id = randomUUID()
  await expectCode(owner.post('/api/designs', { id, productType: 'SOCCER_KIT' }), 201)
  return id
}

export const drawn = async (owner: Entered): Promise<string> => (await sendKit(owner)).id

export async function submitted(owner: Entered): Promise<string> {
  const id = await drawn(owner)
  await expectCode(step(owner, id, 'submit'), 200)
  return id
}

export async function approved(owner: Entered, admin: Entered): Promise<string> {
  const id = await submitted(owner)
  await expectCode(admin.post(`/api/console/designs/${id}/approve`, {}, await current(owner, id)), 200)
  return id
}

export async function published(owner: Entered): Promise<string> {
  const id = await drawn(owner)
  await expectCode(step(owner, id, 'publish'), 200)
  return id
}

/** A design and a share link to it. */
export async function linkTo(owner: Entered, id: string, scope: 'view' | 'comment' | 'edit' = 'edit') {
  const made = (await expectCode(owner.post(`/api/designs/${id}/shares`, { scope }), 201)).json()
  return { share: String(made.id), link: `/api/designs/shared/${made.secret}` }
}

export const comment = { panel: 'front', xMm: 0, yMm: 0, text: 'Larger' }
export const commentOn = async (owner: Entered, id: string): Promise<string> =>
  (await expectCode(owner.post(`/api/designs/${id}/comments`, comment), 201)).json().id

/** Its thumbnail and the address of it. */
export async function savedAt(owner: Entered, id: string): Promise<string> {
  const kept = owner.put(`/api/designs/${id}/thumbnail`, await images.png(), { 'content-type': 'image/png' })
  return (await expectCode(kept, 200)).json().thumbnail
}

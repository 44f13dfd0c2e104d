import { type DesignActionName, type DesignStatus, designActionNames } from '../../contract/designs/design.ts'

/** `guest`: an owner who is not signed in, whom no answer would reach. */
export const designActors = ['owner', 'guest', 'provider'] as const
export type DesignActor = (typeof designActors)[number]

interface ActionRule {
  readonly by: readonly DesignActor[]
  readonly from: readonly DesignStatus[]
  /** Where it leads; null when the status stays. */
  readonly to: DesignStatus | null
}

/** Who may do what with a design, in which status. */
export const designActions: Readonly<Record<DesignActionName, ActionRule>> = {
  edit: { by: ['owner', 'guest'], from: ['DRAFT'], to: null },
  submit: { by: ['owner'], from: ['DRAFT'], to: 'REVIEWING' },
  withdraw: { by: ['owner'], from: ['REVIEWING'], to: 'DRAFT' },
  reopen: { by: ['owner'], from: ['READY', 'REJECTED'], to: 'DRAFT' },
  approve: { by: ['provider'], from: ['REVIEWING'], to: 'READY' },
  reject: { by: ['provider'], from: ['REVIEWING'], to: 'REJECTED' },
}

export const allowedActions = (status: DesignStatus, actor: DesignActor): readonly DesignActionName[] =>
  designActionNames.filter(name => designActions[name].from.includes(status) && designActions[name].by.includes(actor))

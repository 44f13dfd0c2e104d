import type { z } from 'zod'
import { type Details, detailsAnswer, type detailsRequest } from '../../../server/contract/accounts/details.ts'
import {
  type NotificationSettings,
  notificationSettings,
} from '../../../server/contract/accounts/notificationSettings.ts'
import { doneAnswer } from '../../../server/contract/accounts/passwords.ts'
import { sessionsAnswer } from '../../../server/contract/accounts/sessions.ts'
import type { Answer } from '../../session/api/answer.ts'
import type { AskServer } from '../../session/api/askServer.ts'

/** Details with the version that a change of them names. */
export interface VersionedDetails {
  readonly details: Details
  readonly version: string | undefined
}

const versioned = (answer: Answer<Details>): Answer<VersionedDetails> =>
  answer.kind === 'answered' ? { kind: 'answered', value: { details: answer.value, version: answer.version } } : answer

/** The calls of the settings, as section 7 of the specification names them. */
export function settingCalls(ask: AskServer) {
  const details = { path: '/api/accounts/details', answer: detailsAnswer } as const
  const notification = { path: '/api/oauth/notification', answer: notificationSettings } as const
  return {
    details: async () => versioned(await ask({ method: 'GET', ...details })),
    changeDetails: async (body: z.infer<typeof detailsRequest>, version: string | undefined) =>
      versioned(await ask({ method: 'PUT', ...details, body, headers: version ? { 'if-match': version } : {} })),
    changePassword: (currentPassword: string, newPassword: string) =>
      ask({
        ...{ method: 'PUT', path: '/api/oauth/password', answer: doneAnswer },
        body: { currentPassword, newPassword },
      }),
    notifications: () => ask({ method: 'GET', ...notification }),
    changeNotifications: (body: NotificationSettings) => ask({ method: 'PUT', ...notification, body }),
    sessions: () => ask({ method: 'GET', path: '/api/oauth/token', answer: sessionsAnswer }),
    endSession: (client: string, session: string) =>
      ask({ method: 'DELETE', path: `/api/oauth/destroy/${client}/${session}`, answer: doneAnswer }),
    deleteAccount: (password: string) =>
      ask({ method: 'DELETE', path: '/api/accounts/details', body: { password }, answer: doneAnswer }),
  }
}

import type { z } from 'zod'
import { type Details, readDetailsCall } from '../../../server/contract/accounts/details.ts'
import { changeDetailsCall } from '../../../server/contract/accounts/settings.ts'
import type { ClientResponse } from '../../session/api/clientResponse.ts'
import type { Client } from '../../session/api/createClient.ts'

/** Details with the version that a change of them names. */
export interface VersionedDetails {
  readonly details: Details
  readonly version: string | undefined
}

export const readDetails = async (client: Client) => versioned(await client.send(readDetailsCall))

/** Refused as `version-mismatch` when they were changed elsewhere since `version`; without one they are overwritten. */
export const changeDetails = async (
  client: Client,
  body: z.input<typeof changeDetailsCall.body>,
  version: string | undefined,
) => versioned(await client.send(changeDetailsCall, { body, headers: version ? { 'if-match': version } : {} }))

const versioned = (response: ClientResponse<Details>): ClientResponse<VersionedDetails> =>
  response.kind === 'ok' ? { kind: 'ok', value: { details: response.value, version: response.version } } : response

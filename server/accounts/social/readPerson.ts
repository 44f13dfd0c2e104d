import { Problem } from '../../http/problem.ts'
import type { AccountServices } from '../accountServices.ts'
import type { GooglePerson } from './openGoogleReader.ts'

/** @throws Problem social-refused, social-unavailable */
export async function readPerson({ google, now }: AccountServices, idToken: string): Promise<GooglePerson> {
  if (!google) throw new Problem('social-unavailable')
  const person = await google.read(idToken, now()).catch(() => {
    throw new Problem('social-unavailable', { detail: 'Google cannot be reached just now. Try again soon.' })
  })
  if (!person) throw new Problem('social-refused')
  return person
}

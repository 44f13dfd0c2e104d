import type { FastifyRequest } from 'fastify'
import { Problem } from '../http/problem.ts'
import type { GivenFile } from './takeUpload.ts'

/** The files of a form, in memory. @throws Problem for what is no whole form with files; the parser's own limits are 413 */
export async function readFiles(request: FastifyRequest): Promise<readonly GivenFile[]> {
  if (!request.isMultipart()) {
    throw new Problem('unsupported-media-type', { detail: 'Send the files as multipart/form-data.' })
  }
  const files: GivenFile[] = []
  try {
    for await (const part of request.files()) files.push({ name: part.filename, bytes: await part.toBuffer() })
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error
    throw new Problem('invalid-request', {
      detail: 'The form breaks off or is not multipart/form-data. Send it again.',
    })
  }
  if (files.length === 0) throw new Problem('invalid-request', { detail: 'There is no file in the request.' })
  return files
}

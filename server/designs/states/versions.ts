import { Problem } from '../../http/problem.ts'

/** @throws Problem version-mismatch */
export function expectVersion({ version }: { readonly version: number }, expected: number): void {
  if (version !== expected) throw new Problem('version-mismatch')
}

export const etagOf = ({ version }: { readonly version: number }): string => `"${version}"`

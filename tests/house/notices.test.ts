import { describe, expect, it } from 'vitest'
import { creditsOf } from '../../scripts/notices/credits.ts'
import { noticesPage } from '../../scripts/notices/noticesPage.ts'
import { partLicence } from '../../scripts/notices/partLicence.ts'
import { type ShippedPackage, shippedPackages } from '../../scripts/notices/shippedPackages.ts'

const some = (given: Partial<ShippedPackage>): ShippedPackage => ({
  name: 'some',
  version: '1.0.0',
  licence: 'MIT',
  author: null,
  licenceText: null,
  ...given,
})

describe('what is shipped', () => {
  const shipped = shippedPackages('.')
  const names = shipped.map(({ name }) => name)

  it('holds what runs and what that needs, not the tools of the workshop', () => {
    expect(names).toEqual(expect.arrayContaining(['yjs', 'lib0', 'react', '@fontsource/koulen', 'fastify']))
    expect(names).not.toContain('vitest')
    expect(names).not.toContain('@biomejs/biome')
  })

  // The Mozilla licence asks for the source of its own files alone; they ship unchanged, and the notices say where it is.
  it('is under licences that let a shop be run and its files be sold', () => {
    const free =
      /^\(?(?:[\w.-]+ OR )*(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BSL-1\.0|BlueOak-1\.0\.0|OFL-1\.1|CC0-1\.0|CC-BY-[34]\.0|Unlicense|Zlib|MPL-2\.0|Python-2\.0)\b/
    expect(shipped.filter(({ licence }) => !free.test(licence))).toEqual([])
  })
})

describe('partLicence', () => {
  it('parts the owners from the terms', () => {
    const text = 'MIT License\n\nCopyright (c) 2020 Sok Dara\n© 2021 Others\n\nThe copyright notice shall stay.'
    expect(partLicence(text)).toEqual({
      copyright: ['Copyright (c) 2020 Sok Dara', '© 2021 Others'],
      terms: 'MIT License\n\nThe copyright notice shall stay.',
    })
  })
})

describe('the notices', () => {
  it('give the same terms once, with everybody they cover', () => {
    const page = noticesPage([
      some({ name: 'first', licenceText: 'Copyright 2020 A\n\nDo as you like.' }),
      some({ name: 'second', licenceText: '(c) 2021 B\n\nDo as   you\nlike.' }),
    ])
    expect(page.match(/Do as/g)).toHaveLength(1)
    expect(page).toContain('- first 1.0.0\n  Copyright 2020 A\n- second 1.0.0\n  (c) 2021 B')
  })
})

describe('the credits', () => {
  it('name the people who drew a font, not who packed it, and put fonts first', () => {
    const licenceText = 'Copyright 2019 The Koulen Project Authors (https://github.com/x)\n\nOFL'
    const credits = creditsOf([
      some({ name: 'yjs', author: 'Kevin Jahns' }),
      some({ name: '@fontsource/koulen', author: 'Google Inc.', licence: 'OFL-1.1', licenceText }),
    ])
    expect(credits.map(({ kind, by }) => [kind, by])).toEqual([
      ['font', 'The Koulen Project Authors'],
      ['code', 'Kevin Jahns'],
    ])
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { exceptions, isChecked, type RetiredName, retiredNames } from '../../scripts/house/retiredWords.ts'
import { sourceFiles } from '../../scripts/house/sourceFiles.ts'

const namesIn = (file: string, source: string) => retiredNames(file, source).map(({ name }) => name)

describe('retired words', () => {
  it('are found in every part of a name, with the word to use instead', () => {
    expect(retiredNames('server/x.ts', 'const sendLetter = whatIsTold')).toEqual([
      { file: 'server/x.ts', name: 'sendLetter', better: 'email' },
      { file: 'server/x.ts', name: 'whatIsTold', better: 'result, details or message' },
    ])
  })

  it('are found in names of files and folders', () => {
    expect(namesIn('server/letters/askAgain.ts', '')).toEqual(['letters', 'askAgain'])
  })

  it('are left alone in comments, strings and the text of templates, not in the code within', () => {
    const source = [
      '// who is told',
      '/* an answer */',
      "const a = 'a letter'",
      'const p = /`most told/g, q = a / b.most / c.mine',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a template
      'const b = `told ${heard({ c: `most ${said} told` })} faults` + fixed',
    ].join('\n')
    expect(namesIn('server/x.ts', source)).toEqual(['most', 'heard', 'said'])
  })

  it('are found in keys of dictionaries, and in names of style sheets', () => {
    expect(namesIn('app/x/words/en.json', '{ "askAgain": "We told you", "picture-empty": "" }')).toEqual([
      'askAgain',
      'picture-empty',
    ])
    const css = '/* told */ .pictureRow { animation: fadeIn 1s; width: var(--letter-gap) }'
    expect(namesIn('app/x.module.css', css)).toEqual(['pictureRow', 'letter-gap'])
  })

  it('are left alone inside other words', () => {
    expect(namesIn('server/x.ts', 'task, mostly, foretell, defaults, posters, historyStep')).toEqual([])
  })
})

describe('names of the house', () => {
  const found: readonly RetiredName[] = sourceFiles('.')
    .filter(isChecked)
    .flatMap(file => retiredNames(file, readFileSync(file, 'utf8')))

  it('have no retired words', () => {
    const allowed = new Set(exceptions.map(({ name }) => name))
    const kept = found.filter(({ name }) => !allowed.has(name))
    expect(kept.map(({ file, name, better }) => `${file}: ${name}, use ${better}`)).toEqual([])
  })

  it('use every exception', () => {
    const used = new Set(found.map(({ name }) => name))
    expect(exceptions.filter(({ name }) => !used.has(name))).toEqual([])
  })
})

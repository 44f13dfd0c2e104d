import { describe, expect, it } from 'vitest'
import { typedWords } from '../../../../app/editor/stage/gesture/typedWords.ts'
import { type Engine, layerId, playerId } from '../../../../engine/index.ts'
import { newPlayer, solid } from '../../../../engine/plugin.ts'
import { stagedKit } from '../../../support/stagedKit.ts'

const sokha = playerId('sokha')

function dressed() {
  const kit = stagedKit('Angkor')
  const { engine } = kit
  const { order: _, ...fields } = newPlayer({ name: 'SOKHA', number: '7' })
  const paint = solid('#ffffff')
  for (const command of [
    { type: 'number.add', payload: { layer: 'number', slot: 'backNumber', digits: '10', paint } },
    { type: 'text.add', payload: { layer: 'name', slot: 'playerName', words: 'NAME', paint } },
    { type: 'players.add', payload: { player: sokha, ...fields } },
  ]) {
    expect(engine.dispatch(command).kind).toBe('applied')
  }
  const wear = () => kit.view.set({ ...kit.view.current(), player: sokha })
  const typed = (id: string) => typedWords(kit.design, layerId(id)) ?? expect.unreachable(`${id} cannot be written on.`)
  const write = (id: string, words: string) => engine.dispatch(typed(id).commandFor(words))
  return { ...kit, wear, typed, write }
}

const player = (engine: Engine) => engine.document.current().players[sokha]
const sample = (engine: Engine, id: string) => engine.document.current().layers[layerId(id)]?.text

describe('what is typed on the cloth', () => {
  it("is the chosen player's own number and name, each one step", () => {
    const { engine, wear, typed, write } = dressed()
    wear()
    expect([typed('number').words, typed('name').words]).toEqual(['7', 'SOKHA'])
    write('number', '23')
    write('name', 'ដារ៉ា')
    expect(player(engine)).toMatchObject({ number: '23', name: 'ដារ៉ា' })
    expect([sample(engine, 'number'), sample(engine, 'name')]).toEqual(['10', 'NAME'])
    engine.undo()
    expect(player(engine)).toMatchObject({ number: '23', name: 'SOKHA' })
    engine.undo()
    expect(player(engine)).toMatchObject({ number: '7', name: 'SOKHA' })
  })

  it('is the sample while nobody is chosen', () => {
    const { engine, typed, write } = dressed()
    expect(typed('number').words).toBe('10')
    write('number', '៩')
    write('name', 'KLOKNAME')
    expect([sample(engine, 'number'), sample(engine, 'name')]).toEqual(['៩', 'KLOKNAME'])
    expect(player(engine)).toMatchObject({ number: '7', name: 'SOKHA' })
  })

  it('is a text of the kit also on the shirt of a player', () => {
    const { engine, wear, write } = dressed()
    wear()
    write('Angkor', 'KHLA')
    expect(sample(engine, 'Angkor')).toBe('KHLA')
  })

  it.each(['x', '7a', '-1', '1.'])('is refused with a reason and changes nothing where it is no number: %s', words => {
    const { engine, wear, write } = dressed()
    expect(write('number', words)).toEqual({ kind: 'refused', reason: 'digits-invalid' })
    wear()
    expect(write('number', words)).toEqual({ kind: 'refused', reason: 'number-invalid' })
    expect([player(engine)?.number, sample(engine, 'number')]).toEqual(['7', '10'])
  })
})

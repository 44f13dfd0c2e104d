import { useState } from 'react'
import {
  GarmentImage,
  ImageCard,
  ImageCards,
  Line,
  MessageDialog,
  Section,
  Segments,
  type ShopTemplateItem,
  ShopTemplates,
  useDesign,
  useGarment,
  useGarmentWords,
  useWords,
} from '../../../app/panelkit/index.ts'
import { baseSize, type Mood, type Template } from '../../../engine/plugin.ts'
import { applyShopTemplate } from './shopTemplate.ts'
import { isUntouched, shopTemplateDocument, templateDocument, wordsInSlots } from './templateDocument.ts'
import { applyTemplate } from './tool.ts'

/** A template that somebody chose. */
interface Choice {
  readonly name: string
  apply(): void
}

/** Templates to start from, each with an image of the kit: those of the shop first. */
export function TemplatesPanel() {
  const words = useWords()
  const { document } = useDesign()
  const [pending, setPending] = useState<Choice | null>(null)
  const choose = (choice: Choice) => (isUntouched(document) ? choice.apply() : setPending(choice))
  return (
    <>
      <ShopTemplates>{templates => <OfShop templates={templates} choose={choose} />}</ShopTemplates>
      <BuiltIn choose={choose} />
      {pending && (
        <MessageDialog
          title={words('confirm', { name: pending.name })}
          accept={words('use')}
          refuse={words('keep')}
          confirm={pending.apply}
          close={() => setPending(null)}
        >
          <p>{words('confirmHint')}</p>
        </MessageDialog>
      )}
    </>
  )
}

interface CardsProps {
  choose(choice: Choice): void
}

function OfShop({ templates, choose }: CardsProps & { readonly templates: readonly ShopTemplateItem[] }) {
  const words = useWords()
  const { document, dispatch, newLayerId } = useDesign()
  const { plugin: garment, version } = useGarment()
  const written = wordsInSlots(document)
  return (
    <>
      <ImageCards label={words('ofShop')} isHeaded>
        {templates.map(template => (
          <ImageCard
            key={template.id}
            name={template.name}
            image={
              <GarmentImage
                document={shopTemplateDocument(garment, template, written)}
                view={{ version, player: null, size: baseSize }}
                label=""
              />
            }
            choose={() => {
              const { id, name, names, document: checkpoint } = template
              const payload = { template: id, names, document: checkpoint, words: written }
              choose({
                name,
                apply: () => void dispatch(applyShopTemplate.of({ id: newLayerId(), ...payload })),
              })
            }}
          />
        ))}
      </ImageCards>
      <Line />
    </>
  )
}

function BuiltIn({ choose }: CardsProps) {
  const words = useWords()
  const garmentWords = useGarmentWords()
  const { document, dispatch, newLayerId } = useDesign()
  const { plugin: garment, version } = useGarment()
  const [mood, setMood] = useState<Mood | 'all'>('all')
  const written = wordsInSlots(document)
  const moods = {
    all: words('mood.all'),
    bold: words('mood.bold'),
    classic: words('mood.classic'),
    quiet: words('mood.quiet'),
  } satisfies Record<Mood | 'all', string>
  const nameOf = ({ id }: Template) => garmentWords(`templates.${id}`)
  return (
    <>
      <Section>
        <Segments
          label={words('moods')}
          segments={(['all', 'bold', 'classic', 'quiet'] as const).map(value => ({ value, label: moods[value] }))}
          value={mood}
          choose={setMood}
          wide
        />
      </Section>
      <ImageCards label={words('list')}>
        {garment.templates
          .filter(template => mood === 'all' || template.mood === mood)
          .map(template => (
            <ImageCard
              key={template.id}
              name={nameOf(template)}
              detail={moods[template.mood]}
              image={
                <GarmentImage
                  document={templateDocument(garment, template, written)}
                  view={{ version, player: null, size: baseSize }}
                  label=""
                />
              }
              choose={() =>
                choose({
                  name: nameOf(template),
                  apply: () =>
                    void dispatch(applyTemplate.of({ id: newLayerId(), template: template.id, words: written })),
                })
              }
            />
          ))}
      </ImageCards>
    </>
  )
}

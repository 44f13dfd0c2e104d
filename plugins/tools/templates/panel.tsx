import { useState } from 'react'
import {
  GarmentImage,
  ImageCard,
  ImageCards,
  MessageDialog,
  Section,
  Segments,
  useDesign,
  useGarment,
  useGarmentWords,
  useWords,
} from '../../../app/panelkit/index.ts'
import { baseSize, type Mood, type Template } from '../../../engine/plugin.ts'
import { isUntouched, templateDocument, wordsInSlots } from './templateDocument.ts'
import { applyTemplate } from './tool.ts'

/** Templates to start from, each with an image of the kit. */
export function TemplatesPanel() {
  const words = useWords()
  const garmentWords = useGarmentWords()
  const { document, dispatch, newLayerId } = useDesign()
  const { plugin: garment, version } = useGarment()
  const [mood, choose] = useState<Mood | 'all'>('all')
  const [pending, setPending] = useState<Template | null>(null)
  const written = wordsInSlots(document)

  const moods = {
    all: words('mood.all'),
    bold: words('mood.bold'),
    classic: words('mood.classic'),
    quiet: words('mood.quiet'),
  } satisfies Record<Mood | 'all', string>
  const nameOf = ({ id }: Template) => garmentWords(`templates.${id}`)
  const apply = ({ id: template }: Template) =>
    dispatch(applyTemplate.of({ id: newLayerId(), template, words: written }))

  return (
    <>
      <Section>
        <Segments
          label={words('moods')}
          segments={(['all', 'bold', 'classic', 'quiet'] as const).map(value => ({ value, label: moods[value] }))}
          value={mood}
          choose={choose}
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
              choose={() => (isUntouched(document) ? apply(template) : setPending(template))}
            />
          ))}
      </ImageCards>
      {pending && (
        <MessageDialog
          title={words('confirm', { name: nameOf(pending) })}
          accept={words('use')}
          refuse={words('keep')}
          confirm={() => apply(pending)}
          close={() => setPending(null)}
        >
          <p>{words('confirmHint')}</p>
        </MessageDialog>
      )}
    </>
  )
}

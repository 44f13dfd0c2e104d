// `npm run joints [slug …] [--each]`: how straight lines run on from piece to piece over the seams: the sum of the corners
// at every joint, in degrees, of every garment, cut and size; `--each` prints the ten sizes one by one.
import { garments } from '../plugins/index.ts'
import { type Joint, jointsOfGarment, worstJoints } from './garment/jointTable.ts'

const words = process.argv.slice(2)
const slugs = words.filter(word => !word.startsWith('--'))
const unknown = slugs.filter(slug => !garments.some(known => known.slug === slug))
if (unknown.length > 0) throw new Error(`There is no garment "${unknown}". Choose of: ${garments.map(g => g.slug)}.`)

const wanted = garments.filter(({ slug }) => slugs.length === 0 || slugs.includes(slug))
for (const garment of wanted) {
  console.log(`\n${garment.slug}`)
  const lines = new Map<string, Joint[]>()
  for (const joint of jointsOfGarment(garment)) {
    const line = `${joint.name} · ${joint.cut}`
    lines.set(line, [...(lines.get(line) ?? []), joint])
  }
  for (const [line, joints] of lines) {
    const degrees = joints.map(joint => joint.degrees)
    const range = `${Math.min(...degrees).toFixed(2)} to ${Math.max(...degrees).toFixed(2)}`
    const each = joints.map(({ size, degrees: sum }) => `${size} ${sum.toFixed(2)}`).join(', ')
    console.log(`  ${words.includes('--each') ? each : range}  ${line}`)
  }
}
console.log(`\n${worstJoints(wanted)}`)

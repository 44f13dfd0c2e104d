// The light of the shop on a garment with a test print, for `scripts/contactSheet.ts`.
import * as THREE from 'three'
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js'
import { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { drawTestPrint } from './testPrint.js'

const renderer = new THREE.WebGLRenderer({ antialias: true, preserveDrawingBuffer: true })
renderer.setPixelRatio(devicePixelRatio)
renderer.setSize(innerWidth, innerHeight)
renderer.toneMapping = THREE.NeutralToneMapping
renderer.toneMappingExposure = 0.86
renderer.shadowMap.enabled = true
document.body.append(renderer.domElement)

const scene = new THREE.Scene()
scene.background = new THREE.Color(0xe9ebee)
scene.environment = new THREE.PMREMGenerator(renderer).fromScene(new RoomEnvironment(), 0.04).texture
scene.environmentIntensity = 0.42
const camera = new THREE.PerspectiveCamera(28, innerWidth / innerHeight, 0.05, 20)
const key = new THREE.DirectionalLight(0xfff4e6, 2.7)
key.castShadow = true
key.shadow.mapSize.set(2048, 2048)
Object.assign(key.shadow.camera, { left: -1.1, right: 1.1, top: 1.2, bottom: -1.2, near: 0.5, far: 8 })
key.shadow.normalBias = 0.008
key.shadow.bias = -0.0004
const rim = new THREE.DirectionalLight(0xdfe9ff, 1.3)
scene.add(key, key.target, rim)

/** @type {string[]} */
const files = JSON.parse(new URLSearchParams(location.search).get('files') ?? '[]')
const clay = new URLSearchParams(location.search).has('clay')
const prints = new URLSearchParams(location.search).get('prints')
/** @type {readonly import('./testPlaces.ts').TestPlace[]} */
const places = JSON.parse(new URLSearchParams(location.search).get('places') ?? '[]')
const size = new URLSearchParams(location.search).get('size')
/** Metres in the largest size of a kit or a hood that is up, and of any other garment: sizes are shown at one scale. */
const tall = { kit: 1.15, alone: 0.9 }
/** Metres that only a hood reaches above a garment in M. */
const hooded = 0.85
let tallest = files.length > 1 ? tall.kit : tall.alone
const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder)
for (const file of files) {
  const { scene: garment } = await loader.loadAsync(file)
  /** @type {THREE.Mesh[]} */
  const pieces = []
  garment.traverse(child => {
    if (child instanceof THREE.Mesh) pieces.push(child)
  })
  for (const piece of pieces) {
    piece.castShadow = true
    piece.receiveShadow = true
    const { userData } = /** @type {THREE.Material} */ (piece.material)
    piece.material = clay ? clayMaterial() : printedMaterial(await clothOf(userData))
  }
  if (new THREE.Box3().setFromObject(garment).getSize(new THREE.Vector3()).y > hooded) tallest = tall.kit
  if (size)
    await wear(
      pieces,
      `${file}?${new URLSearchParams([['size', size], ...files.map(each => ['with', each.slice(1)])])}`,
    )
  scene.add(garment)
}
const bounds = new THREE.Box3().setFromObject(scene)

/**
 * Hangs the pieces as they hang in another size.
 * @param {readonly THREE.Mesh[]} pieces
 * @param {string} address
 */
async function wear(pieces, address) {
  /** @type {readonly import('./wornSizes.ts').WornSize[]} */
  const worn = await (await fetch(address)).json()
  for (const [index, { panel, box, position, normal, uv, light }] of worn.entries()) {
    const piece = pieces[index]
    if (!piece) throw new Error(`The mesh has no piece for the panel "${panel}".`)
    piece.geometry.setAttribute('position', new THREE.Float32BufferAttribute(position, 3))
    piece.geometry.setAttribute('normal', new THREE.Float32BufferAttribute(normal, 3))
    piece.geometry.setAttribute('uv', new THREE.Float32BufferAttribute(uv, 2))
    const { color } = piece.geometry.attributes
    if (color) {
      const lit = light.map((more, at) => color.getComponent(Math.floor(at / 3), at % 3) + more)
      piece.geometry.setAttribute('color', new THREE.Float32BufferAttribute(lit, 3))
    }
    piece.material = clay ? clayMaterial() : printedMaterial(await clothOf({ panel, box }))
  }
}

function clayMaterial() {
  return darkInside(new THREE.MeshPhysicalMaterial({ color: 0xb8c4d8, roughness: 0.8, vertexColors: true }))
}

/** @param {Record<string, any>} extras */
async function clothOf({ panel, box }) {
  if (prints === null) return drawTestPrint(panel, box, places)
  const print = new Image()
  print.src = `${prints}/${panel}.svg`
  await print.decode()
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(box.width * 2.5)
  canvas.height = Math.ceil(box.height * 2.5)
  canvas.getContext('2d')?.drawImage(print, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** @param {HTMLCanvasElement} cloth */
function printedMaterial(cloth) {
  const texture = new THREE.CanvasTexture(cloth)
  texture.colorSpace = THREE.SRGBColorSpace
  texture.flipY = false
  texture.anisotropy = 8
  return darkInside(
    new THREE.MeshPhysicalMaterial({
      map: texture,
      roughness: 0.78,
      sheen: 0.12,
      sheenRoughness: 0.55,
      vertexColors: true,
    }),
  )
}

/** @param {THREE.MeshPhysicalMaterial} material */
function darkInside(material) {
  material.side = THREE.DoubleSide
  material.shadowSide = THREE.DoubleSide
  material.onBeforeCompile = shader => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <color_fragment>',
      // Vertex colours are bent normals: their length is how much light comes.
      `diffuseColor.rgb *= 0.35 + 0.65 * length((vColor.rgb * (255.0 / 252.0) - 0.5) * 2.0);
      if (!gl_FrontFacing) diffuseColor.rgb *= 0.45;`,
    )
  }
  return material
}

/**
 * @param {{ turn: number, rise: number, distance: number, height: number }} view degrees, degrees, metres for a shirt,
 *   and where to look: 0 at the garment's lower edge, 1 at its upper one
 */
function shoot({ turn, rise, distance, height }) {
  const tall = Math.max(1, (size ? tallest : bounds.max.y - bounds.min.y) / 0.8)
  const away = distance * tall
  const [a, e] = [(turn * Math.PI) / 180, (rise * Math.PI) / 180]
  const y = bounds.min.y + (bounds.max.y - bounds.min.y) * height
  camera.position.set(Math.sin(a) * Math.cos(e) * away, y + Math.sin(e) * away, Math.cos(a) * Math.cos(e) * away)
  camera.lookAt(0, y, 0)
  key.position.set(Math.sin(a - 0.6) * 3, 3.4, Math.cos(a - 0.6) * 3)
  key.target.position.set(0, y, 0)
  rim.position.set(Math.sin(a + 2.4) * 3, 2.4, Math.cos(a + 2.4) * 3)
  renderer.render(scene, camera)
}

Object.assign(window, { shoot, ready: true })

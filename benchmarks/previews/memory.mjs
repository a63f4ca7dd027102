/** A thousand renders must not grow memory: `npm run memory` prints the resident size along the way. The first half fills caches. */
import { demoArtwork } from '../../packages/mock/src/fixtures/artwork/index.ts';
import { createPreviewer } from '../../packages/previews/src/index.ts';

const RENDERS = Number(process.env.RENDERS ?? 1000);
const previewer = createPreviewer();
const address = { name: 'Ada', address_1: '22 Spruce St', city: 'Portland', state_name: 'ME', postal_code: '04101' };
const resident = () => {
  globalThis.gc?.();
  return process.memoryUsage.rss() / 1e6;
};

let half = 0;
for (let i = 0; i <= RENDERS; i += 1) {
  if (i % (RENDERS / 10) === 0) {
    const now = resident();
    if (i === RENDERS / 2) half = now;
    console.log(`${String(i).padStart(6)} renders ${now.toFixed(0).padStart(6)} MB`);
  }
  const artwork = demoArtwork[i % demoArtwork.length];
  const part = artwork.format.startsWith('letter') ? 'front' : ['front', 'back'][i % 2];
  // Every piece another one: what is kept by content would show.
  const piece = {
    id: String(i),
    ...artwork,
    merge_tags: { ...artwork.merge_tags, promo_code: `CODE${i}` },
    recipient: { first_name: `Ada ${i}` },
    address,
    now: '2029-11-20T12:00:00Z',
  };
  await previewer.render(piece, i % 50 === 49 ? 'pdf' : part);
}
console.log(`grown in the second half: ${(resident() - half).toFixed(0)} MB`);

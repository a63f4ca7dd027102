/** An icon for a missing picture. */
export function Frame() {
  return (
    <svg className="picture-frame" viewBox="0 0 96 64" aria-hidden="true">
      <rect x="2" y="2" width="92" height="60" rx="5" />
      <circle cx="26" cy="22" r="7" />
      <path d="M8 56l24-20 14 11 20-22 22 31" />
    </svg>
  );
}

/** The shells with a script. */
export const shells = ['bash', 'zsh', 'fish'] as const;

export type Shell = (typeof shells)[number];

/** The command that a script calls for suggestions, with the words before the cursor. */
const completeCommand = '__complete';

/** Printed where a file is expected: the shell completes those itself. */
export const filesMarker = ':files';

const bash = `# direct-mail: completion for bash. In ~/.bashrc: eval "$(direct-mail completion bash)"
_direct_mail() {
  # Bash takes colons and equals signs for words of their own: a URL is put together again.
  local line rest="\${COMP_LINE}" word blank i n=-1
  local -a words
  for ((i = 0; i <= COMP_CWORD; i++)); do
    word="\${COMP_WORDS[i]}"
    blank="\${rest%%[![:space:]]*}"
    if [ "$i" -eq 0 ] || [ -n "$blank" ]; then
      n=$((n + 1))
      words[n]=''
    fi
    words[n]="\${words[n]}$word"
    rest="\${rest#"$blank"}"
    rest="\${rest#"$word"}"
  done
  COMPREPLY=()
  while IFS= read -r line; do
    [ "$line" = '${filesMarker}' ] && return 0
    COMPREPLY+=("$line")
  done < <(direct-mail ${completeCommand} bash -- "\${words[@]:1}" 2>/dev/null)
}
complete -o default -F _direct_mail direct-mail
`;

const zsh = `#compdef direct-mail
# direct-mail: completion for zsh. In ~/.zshrc, after compinit: eval "$(direct-mail completion zsh)"
_direct_mail() {
  local -a lines
  lines=("\${(@f)$(direct-mail ${completeCommand} zsh -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ "\${lines[1]}" == '${filesMarker}' ]]; then
    _files
  elif [[ -n "\${lines[1]}" ]]; then
    _describe 'direct-mail' lines
  fi
}
compdef _direct_mail direct-mail
`;

const fish = `# direct-mail: completion for fish. Once: direct-mail completion fish > ~/.config/fish/completions/direct-mail.fish
function __direct_mail_complete
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    set -l lines (direct-mail ${completeCommand} fish -- $words[2..-1] "$current" 2>/dev/null)
    if test "$lines[1]" = '${filesMarker}'
        __fish_complete_path "$current"
    else
        printf '%s\\n' $lines
    end
end
complete -c direct-mail -f -k -a '(__direct_mail_complete)'
`;

/** A shell's script, to be run when the shell starts. */
export const completionScripts: Readonly<Record<Shell, string>> = { bash, zsh, fish };

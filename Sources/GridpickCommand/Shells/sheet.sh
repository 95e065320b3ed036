# What a word of a command may be, as a sheet that says more than the name: prints what is picked, each with a NUL behind
# it (rule K7). The status is 9 where there is no such sheet, and 8 where the word is a folder.
word=$1
before=${2##*[;|&(]}
set -f
# shellcheck disable=SC2086 # These are words.
set -- $before
set +f
while :; do
  case ${1-} in sudo | doas | env | command | exec | *=*) shift ;; *) break ;; esac
done
command=${1##*/}
[ $# = 0 ] || shift
# The word before the begun one, and the first that is no option.
last='' first=''
for last; do
  case $last in -*) ;; *) : "${first:=$last}" ;; esac
done

sheet() { gridpick --print0 --exit-0 --pick row --query "$word" --preview-window right,50%,wrap "$@"; }
table() { sheet --format lines --delimiter '\t' --header --no-row-titles "$@"; }
swapped() { LC_ALL=C tr '\0\n' '\n\0'; }

hosts() {
  cat ~/.ssh/config /etc/ssh/ssh_config 2>/dev/null | awk '
    tolower($1) == "host" { first = count + 1; for (i = 2; i <= NF; ++i) if ($i !~ /[*?!]/) name[++count] = $i }
    tolower($1) == "hostname" { for (i = first; i <= count; ++i) address[i] = $2 }
    END { for (i = 1; i <= count; ++i) print name[i] "\t" address[i] }'
  cat ~/.ssh/known_hosts /etc/ssh/ssh_known_hosts 2>/dev/null | awk '
    /^[^|#@]/ { sub(/[],].*/, "", $1); sub(/^\[/, "", $1); print $1 "\t" $2 }'
  awk '/^[^#]/ { for (i = 2; i <= NF && $i !~ /^#/; ++i) print $i "\t" $1 }' /etc/hosts 2>/dev/null
}

# The targets of a makefile with what they need, by make's own list of them.
targets() {
  LC_ALL=C make -npqrR "$@" : 2>/dev/null | awk '
    /^# Files/ { isListed = 1 }
    /^# Not a target/ { getline; next }
    isListed && /^[^#.%\t :=][^:=%]*::?( |$)/ {
      name = $0; sub(/::?( .*)?$/, "", name); sub(/^[^:]*::? */, "")
      if (!seen[name]++) print name "\t" $0
    }' | sort
}

# A clone brings along what others have named: a name that begins with a dash would be an option.
branches() { # REFS...
  git for-each-ref --sort=-committerdate \
    --format='%(refname:short)%09%(committerdate:relative)%09%(authorname)%09%(subject)' "$@" | grep -v '^-'
}

case $command:$word in
  *:-* | kill:%*) exit 9 ;;
  kill:*)
    case $last in -s | -n | -l | -L) exit 9 ;; esac
    ps -eo pid,user,pcpu,etime,args | sheet --multi --print '{PID}'
    ;;
  ssh:* | sftp:* | mosh:*)
    # An option's value is none of these, and what is behind a host neither.
    user='' value=''
    for argument; do
      case $value:$argument in value:*) value='' ;; :-[BbcDEeFIiJLlmOoPpQRSWw]) value=value ;; :-*) ;; *) exit 9 ;; esac
    done
    [ -z "$value" ] || exit 9
    case $word in *[!A-Za-z0-9._@-]*) exit 9 ;; *@*) user=${word%@*}@ word=${word##*@} ;; esac
    { printf 'HOST\tADDRESS\n' && hosts | awk -F '\t' '!seen[$1]++'; } | table --print "$user{HOST}"
    ;;
  export:* | unset:*)
    sheet --multi --format lines --delimiter '\t' --read0 --no-header --no-row-titles --print '{1}'
    ;;
  git:*)
    git rev-parse --git-dir >/dev/null 2>&1 || exit 9
    case " $* " in *" -- "*) first=add ;; esac
    case $first in
      checkout | switch | merge | rebase | branch)
        refs='refs/heads refs/remotes refs/tags'
        case $first in switch | branch) refs=refs/heads ;; esac
        # shellcheck disable=SC2086 # These are words.
        { printf 'BRANCH\tWHEN\tAUTHOR\tSUBJECT\n' && branches $refs; } | table --multi --print '{BRANCH}' \
          --preview 'git log --color --oneline --graph -n 200 {BRANCH} --'
        ;;
      show | log | cherry-pick | revert | reset)
        { printf 'COMMIT\tDATE\tAUTHOR\tSUBJECT\n' && git log --format='%h%x09%as%x09%an%x09%s'; } |
          table --multi --print '{COMMIT}' --preview 'git show --color --stat --patch {COMMIT} --'
        ;;
      add | restore | diff | stash)
        # The paths begin at the root of the repository.
        up=$(git rev-parse --show-cdup)
        git status --short --no-renames -unormal -z | swapped | LC_ALL=C sed "s,^\(..\) ,\1	$up," | swapped |
          sheet --multi --format lines --delimiter '\t' --read0 --no-header --no-row-titles --print '{line}' \
            --preview 'case {1} in *\?*) cat -- {2} ;; *) git diff --color HEAD -- {2} ;; esac' |
          swapped | LC_ALL=C sed 's,^...,,; s,^-,./-,' | swapped
        ;;
      *) exit 9 ;;
    esac
    ;;
  make:* | gmake:*)
    case $last in -[CfIjloW]) exit 9 ;; esac
    # No target among these words is asked for.
    kept=''
    for argument; do
      shift
      case $kept:$argument in -[Cf]:* | *:-* | *:*=*) set -- "$@" "$argument" ;; esac
      kept=$argument
    done
    { printf 'TARGET\tNEEDS\n' && targets "$@"; } | table --multi --print '{TARGET}'
    ;;
  systemctl:*)
    scope=--system
    case " $* " in *" --user "*) scope=--user ;; esac
    case $first in
      start | stop | restart | reload | try-restart | reload-or-restart | status | show | cat | edit | kill | enable | \
        disable | reenable | mask | unmask | is-* | reset-failed | list-dependencies) ;;
      *) exit 9 ;;
    esac
    {
      printf 'UNIT\tLOAD\tACTIVE\tSUB\tDESCRIPTION\n'
      systemctl $scope list-units --all --plain --full --no-legend --no-pager |
        sed 's/  */	/; s/  */	/; s/  */	/; s/  */	/'
      systemctl $scope list-unit-files --full --no-legend --no-pager | sed 's/  */	/; s/ .*//'
    } 2>/dev/null | awk -F '\t' '!seen[$1]++' |
      table --multi --print '{UNIT}' --preview "SYSTEMD_COLORS=1 systemctl $scope status --no-pager --full -- {UNIT}"
    ;;
  docker:* | podman:*)
    # A name that is there already is followed by a command.
    [ "$last" = "$first" ] || case $last in -*) ;; *) case $first in run | exec) exit 9 ;; esac ;; esac
    case $first in
      attach | commit | cp | diff | exec | export | inspect | kill | logs | pause | port | rename | restart | rm | start | \
        stats | stop | top | unpause | update | wait | container)
        { printf 'NAME\tIMAGE\tSTATUS\n' && "$command" ps -a --format '{{.Names}}\t{{.Image}}\t{{.Status}}'; } 2>/dev/null |
          table --multi --print '{NAME}' --preview "$command logs --tail 100 {NAME} 2>&1"
        ;;
      create | history | push | rmi | run | save | tag | image)
        {
          printf 'IMAGE\tSIZE\tCREATED\n'
          "$command" images --format '{{.Repository}}:{{.Tag}}\t{{.Size}}\t{{.CreatedSince}}'
        } 2>/dev/null | table --multi --print '{IMAGE}' --preview "$command history {IMAGE}"
        ;;
      *) exit 9 ;;
    esac
    ;;
  cd:* | pushd:* | rmdir:*) exit 8 ;;
  *) exit 9 ;;
esac
